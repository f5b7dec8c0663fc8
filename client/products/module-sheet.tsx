import type { ComponentType, ReactNode } from 'react';
import type { ModuleId } from '#content/products/module-facts.ts';
import { MODULE_SHEETS, sheetWords } from '#content/products/module-sheets.ts';
import type { PictureSource } from '#shared/picture-source.ts';
import { Details } from '../ui/details.tsx';
import { Picture } from '../ui/picture.tsx';
import { Contacts } from './contacts.tsx';
import { AmplifierPins, FieldOfView } from './drawing-ir.tsx';
import { BoardOutline, ChipPins } from './drawing-l293d.tsx';
import { RelayCircuit, RelayVersions } from './drawing-relay.tsx';
import { RadioLink, ReceivingSide } from './drawing-rf.tsx';
import { Plate } from './plate.tsx';
import { IrRanges, RadioNotes } from './sheet-notes.tsx';
import { L293dTrial, TruthTable } from './trial-l293d.tsx';
import { IrTrial, RelayTrial, RfTrial } from './trials.tsx';
import { Level, Sketch, Wiring } from './wiring.tsx';

type Parts = {
  /** Height of the first drawing; every drawing is 360 units wide. */
  height: number;
  /** Puts the controls beside the drawing and the tables below them, for controls as tall as the drawing. */
  isWide?: boolean;
  Board: ComponentType;
  Trial: ComponentType;
  /** Columns of the tables of contacts. */
  tables: string;
  /** Shown below the contacts. */
  Below?: ComponentType;
  Second: ComponentType;
  /** Full width, below the drawings. */
  Notes?: ComponentType;
};

const PARTS: Record<ModuleId, Parts> = {
  l293d: {
    height: 330,
    Board: BoardOutline,
    Trial: L293dTrial,
    tables: '',
    Below: TruthTable,
    Second: ChipPins,
  },
  relay: {
    height: 250,
    Board: RelayCircuit,
    Trial: RelayTrial,
    tables: 'tablet-cols-2',
    Second: RelayVersions,
  },
  ir: {
    height: 312,
    isWide: true,
    Board: FieldOfView,
    Trial: IrTrial,
    tables: 'cols-2',
    Second: AmplifierPins,
    Notes: IrRanges,
  },
  rf: {
    height: 258,
    isWide: true,
    Board: ReceivingSide,
    Trial: RfTrial,
    tables: 'cols-2 desk-cols-4',
    Second: RadioLink,
    Notes: RadioNotes,
  },
};

/**
 * A module's sheet: the drawing with the interactive board, its contacts, more drawings and the sketch. What is
 * reference is collapsed, all but the sketch only below the desktop breakpoint. CSS derives the state from the
 * inputs, across the whole sheet, so all of it works without scripts.
 */
export function ModuleSheet({ of, above }: { of: ModuleId; above: PictureSource }) {
  const { height, isWide, Board, Trial, tables, Below, Second, Notes } = PARTS[of];
  const { heading, lead, plates, above: aboveNote } = MODULE_SHEETS[of];
  return (
    <div className="module__drawing above-7">
      <div className="module__head below-5 grid desk-cols-2">
        <h3 className="title-2">{heading}</h3>
        <p>{lead}</p>
      </div>
      <div className={`frame board-sheet ${of}`}>
        <div className={`grid frame--cells ${isWide ? '' : 'desk-cols-2'}`}>
          <div className={`grid gap-5 sheet__part ${isWide ? 'cols-2' : 'tablet-cols-2 board-sheet__trial'}`}>
            <Plate id={`${of}-plate-1`} of={plates[0]} height={height}>
              <Board />
            </Plate>
            <Trial />
          </div>
          <Fold id={`${of} pins`} title={sheetWords.pins} isOpenOnDesk>
            <div className={`grid gap-5 items-start content-start sheet__part ${tables}`}>
              <Contacts of={of} />
              {Below && <Below />}
            </div>
          </Fold>
        </div>
        <Fold id={`${of} more`} title={sheetWords.more} isOpenOnDesk>
          <div className="grid frame--cells cols-2 desk-cols-3 ruled sheet__drawings">
            <figure className="plate grid gap-4 content-center sheet__part crop">
              <Picture
                of={above}
                sizes="(min-width: 105em) 25rem, (min-width: 79em) 21rem, (min-width: 64em) 27vw, 88vw"
              />
              <figcaption className="note grid gap-0">
                <strong className="medium">{sheetWords.fromAbove}</strong> <span>{aboveNote}</span>
              </figcaption>
            </figure>
            <Plate id={`${of}-plate-2`} of={plates[1]} height={270} className="sheet__part">
              <Second />
            </Plate>
            <Wiring of={of} />
          </div>
          {Notes && <Notes />}
          <Level of={of} />
        </Fold>
        <Fold id={`${of} sketch`} title={sheetWords.sketch}>
          <Sketch of={of} />
        </Fold>
      </div>
    </div>
  );
}

type FoldProps = { id: string; title: string; isOpenOnDesk?: boolean; children: ReactNode };

function Fold({ id, title, isOpenOnDesk, children }: FoldProps) {
  return (
    <Details id={id} className={isOpenOnDesk ? 'sheet__more sheet__more--desk' : 'sheet__more'}>
      <summary className="box-4 ruled semibold ink">{title}</summary>
      {children}
    </Details>
  );
}

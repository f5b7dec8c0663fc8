import type { ComponentType } from 'react';
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
import { Wiring } from './wiring.tsx';

type Parts = {
  /** Height of the first drawing; every drawing is 360 units wide. */
  height: number;
  Board: ComponentType;
  Trial: ComponentType;
  /** Shown below the contacts, beside the trial. */
  Beside?: ComponentType;
  Second: ComponentType;
  /** Full width, below the second drawing. */
  Under?: ComponentType;
};

const PARTS: Record<ModuleId, Parts> = {
  l293d: {
    height: 330,
    Board: BoardOutline,
    Trial: L293dTrial,
    Beside: TruthTable,
    Second: ChipPins,
  },
  relay: { height: 250, Board: RelayCircuit, Trial: RelayTrial, Second: RelayVersions },
  ir: { height: 312, Board: FieldOfView, Trial: IrTrial, Beside: IrRanges, Second: AmplifierPins },
  rf: { height: 258, Board: ReceivingSide, Trial: RfTrial, Second: RadioLink, Under: RadioNotes },
};

/**
 * A module's sheet: the drawing with the interactive board and its contacts, then the wiring, collapsed on
 * phones. CSS derives the state from the inputs, across the whole sheet, so all of it works without scripts.
 */
export function ModuleSheet({ of, above }: { of: ModuleId; above: PictureSource }) {
  const { height, Board, Trial, Beside, Second, Under } = PARTS[of];
  const { heading, lead, plates, above: aboveNote } = MODULE_SHEETS[of];
  return (
    <div className="module__drawing above-7">
      <div className="module__head below-5 grid desk-cols-2">
        <h3 className="title-2">{heading}</h3>
        <p>{lead}</p>
      </div>
      <div className={`frame board-sheet ${of}`}>
        <div className="grid gap-0 cols-2 sheet__plates">
          <div className="grid gap-4 content-start sheet__plate board-sheet__trial">
            <Plate id={`${of}-plate-1`} of={plates[0]} height={height}>
              <Board />
            </Plate>
            <Trial />
          </div>
          <div className="grid gap-4 sheet__plate board-sheet__tables">
            <Contacts of={of} />
            {Beside && <Beside />}
          </div>
        </div>
        <Details id={`${of} more`} className="sheet__more">
          <summary className="box-4 ruled semibold ink">{sheetWords.more}</summary>
          <div className="grid gap-0 cols-2 sheet__plates sheet__table--flush ruled">
            <figure className="grid gap-4 sheet__plate board-sheet__above crop">
              <Picture
                of={above}
                sizes="(min-width: 105em) 38.75rem, (min-width: 79em) 33.125rem, (min-width: 48em) 44vw, 88vw"
              />
              <figcaption className="mono-note between sheet__caption">
                <strong className="medium">{sheetWords.fromAbove}</strong> <span>{aboveNote}</span>
              </figcaption>
            </figure>
            <div className="grid gap-4 sheet__plate">
              <Plate id={`${of}-plate-2`} of={plates[1]} height={270}>
                <Second />
              </Plate>
            </div>
          </div>
          {Under && <Under />}
          <Wiring of={of} />
        </Details>
      </div>
    </div>
  );
}

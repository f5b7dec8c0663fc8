import '../ui/drawing/drawing.css';
import type { ComponentType, ReactNode } from 'react';
import type { ModuleId, ProductModule } from '#content/products/products-copy.ts';
import { AmplifierPins, FieldOfView } from './drawing-ir.tsx';
import { BoardOutline, ChipPins } from './drawing-l293d.tsx';
import { RelayCircuit, RelayVersions } from './drawing-relay.tsx';
import { RadioLink, ReceivingSide } from './drawing-rf.tsx';

const PLATES: Record<ModuleId, readonly [ComponentType, ComponentType]> = {
  l293d: [BoardOutline, ChipPins],
  relay: [RelayCircuit, RelayVersions],
  ir: [FieldOfView, AmplifierPins],
  rf: [RadioLink, ReceivingSide],
};

/** The two drawings of a module on one sheet, from the numbers of its specification; a table may stand under them. */
export function ModuleDrawing({ of, children }: { of: ProductModule; children?: ReactNode }) {
  return (
    <div className="sheet">
      <div className="sheet__plates">
        {PLATES[of.id].map((Plate, at) => {
          const plate = of.drawing.plates[at];
          const id = `${of.id}-plate-${at + 1}`;
          if (!plate) return null;
          return (
            <figure className="sheet__plate" key={id}>
              <svg
                className="drawing"
                viewBox="0 0 360 270"
                role="img"
                aria-labelledby={id}
                aria-describedby={`${id}-words`}
              >
                <title id={id}>{plate.title}</title>
                <desc id={`${id}-words`}>{plate.description}</desc>
                <Plate />
              </svg>
              <figcaption className="sheet__caption">
                <strong>{plate.title}</strong>
                <span>{plate.note}</span>
              </figcaption>
            </figure>
          );
        })}
      </div>
      {children}
    </div>
  );
}

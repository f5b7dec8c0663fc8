import { clientLogos } from '../../pictures/logos.ts';
import { RotationButton } from './rotation-button.tsx';
import { useSlideRow } from './use-slide-row.ts';

type LogoStripProps = {
  /** Shown above the strip, and its accessible name. */
  label: string;
  /** How long the strip rests, and how long it moves, ms. */
  autoplay: number;
  speed: number;
  className: string;
};

/**
 * A rotating strip of client logos. All stay in the accessibility tree: none can be focused, and none is cloned, so
 * none is read twice.
 */
export function LogoStrip(props: LogoStripProps) {
  const { label, autoplay, speed, className } = props;
  const { root, row, rotation } = useSlideRow({
    label,
    autoplay,
    speed,
    loop: true,
    count: clientLogos.length,
  });
  return (
    <section ref={root} className={`ruled-end logo-strip ${className}`} aria-label={label}>
      <div className="beside gap-4 between logo-strip__head target">
        <p className="note medium wide">{label}</p>
        <RotationButton rotation={rotation} label="client logos" />
      </div>
      <div {...row} className="slide-row logo-strip__row">
        <ul className="slide-row__track items-center">
          {clientLogos.map((logo, at) => (
            <li key={logo.src} className="slide">
              <img
                src={logo.src}
                width={logo.width}
                height={logo.height}
                alt={`client logo ${at + 1}`}
                loading="lazy"
              />
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

import './led-glow.css';

/** The light of an LED, white in its middle, for `fill`. */
export function LedGlow({ id }: { id: string }) {
  return (
    <radialGradient id={id} className="led-glow">
      <stop offset="0" />
      <stop offset=".16" stopOpacity=".9" />
      <stop offset=".3" stopOpacity=".5" />
      <stop offset="1" stopOpacity="0" />
    </radialGradient>
  );
}

/** A gradient for `fill`: the glow of an LED, white in the middle. */
export function LedGlow({ id }: { id: string }) {
  return (
    <radialGradient id={id}>
      <stop offset="0" stopColor="color-mix(in srgb, orangered 20%, white)" />
      <stop offset=".16" stopColor="orangered" stopOpacity=".9" />
      <stop offset=".3" stopColor="orangered" stopOpacity=".5" />
      <stop offset="1" stopColor="orangered" stopOpacity="0" />
    </radialGradient>
  );
}

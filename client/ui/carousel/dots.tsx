type DotsProps = {
  /** One for each slide that can be first in view. */
  slides: readonly { key: string; name: string }[];
  current: number;
  goTo: (at: number) => void;
};

/** A button for each slide, with its name. */
export function Dots({ slides, current, goTo }: DotsProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: dots are no form group
    <div className="beside gap-0 dots" role="group" aria-label="Choose a slide">
      {slides.map(({ key, name }, at) => (
        <button
          key={key}
          type="button"
          aria-label={name}
          {...(at === current && { 'aria-current': 'true' as const })}
          onClick={() => goTo(at)}
        />
      ))}
    </div>
  );
}

import { naming as words } from '#content/desk/desk-copy.ts';
import { NAME } from '#shared/desk-paths.ts';
import { DeskForm } from './desk-parts.tsx';
import type { NameView } from './desk-view.ts';

/** Asks for the user's name, once per browser. */
export function NameScreen({ name }: NameView) {
  return (
    <>
      <h1>{words.title}</h1>
      <p>{words.lead}</p>
      <DeskForm action={NAME}>
        <label htmlFor="name">{words.label}</label>
        <input
          className="control"
          id="name"
          name="name"
          required
          maxLength={60}
          autoComplete="name"
          defaultValue={name}
        />
        <button type="submit" className="button">
          {words.submit}
        </button>
      </DeskForm>
    </>
  );
}

import './desk.css';

/** Whether single-key shortcuts are on: speech input or stray keystrokes may trigger them (WCAG 2.1.4). */
const SETTING = 'desk-keys';
const rows = [...document.querySelectorAll<HTMLElement>('[data-row]')];
const position = document.querySelector<HTMLElement>('[data-position]');
const search = document.querySelector<HTMLInputElement>('[data-search]');
const panel = document.querySelector<HTMLElement>('[data-keys]');
const button = panel?.querySelector('button');

let isOn = localStorage.getItem(SETTING) !== 'off';

const show = () => button?.setAttribute('aria-pressed', String(isOn));

button?.addEventListener('click', () => {
  isOn = !isOn;
  localStorage.setItem(SETTING, isOn ? 'on' : 'off');
  show();
});
if (panel) panel.hidden = false;
show();

document.addEventListener('keydown', (event) => {
  if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return;
  const { target } = event;
  const isTyping = target instanceof HTMLElement && target.matches('input, textarea, select');
  if (event.key === 'Escape' && target === search) search?.blur();
  if (!isOn || isTyping) return;
  if (event.key === '/' && search) {
    event.preventDefault();
    search.focus();
    search.select();
  }
  if (event.key === 'j') move(1);
  if (event.key === 'k') move(-1);
});

/** In a list moves to the next row, which Enter opens like any link; on a submission to the next one. */
function move(by: 1 | -1): void {
  if (position) {
    position.querySelector<HTMLElement>(by > 0 ? '[rel=next]' : '[rel=prev]')?.click();
    return;
  }
  const at = rows.findIndex((row) => row.matches(':focus'));
  const next = rows[at < 0 ? 0 : Math.min(Math.max(at + by, 0), rows.length - 1)];
  next?.focus();
  next?.scrollIntoView({ block: 'nearest' });
}

import './stall.css';
import type { ReactNode } from 'react';
import type { Layer } from '#content/home/layers-copy.ts';
import { stall as words } from '#content/home/switchboard-copy.ts';
import { Option } from '../../ui/pick/option.tsx';
import { LedGlow } from './led-glow.tsx';

/** What each layer says of a motor that jams, in the pixels of its picture (art/scenes/layer-*.py), 1200 by 640. */
const MARKS: Record<Layer['id'], ReactNode> = {
  board: (
    <>
      <LedGlow id="stall-led" />
      <circle className="stall__led" cx="255" cy="242" r="200" fill="url(#stall-led)" />
    </>
  ),
  firmware: <path className="stall__line" d="M292 301 766 428 738 452 264 325Z" />,
  cloud: (
    <>
      <path
        className="stall__curve"
        pathLength="1"
        d="M303 244C340 248 370 240 405 247 445 256 440 268 475 274 520 280 540 277 580 292 625 309 650 319 705 320 765 319 800 305 841 290"
      />
      <ellipse className="stall__peak" cx="841" cy="290" rx="34" ry="22" />
    </>
  ),
  app: (
    <>
      <path
        className="stall__screen"
        d="M205 283 338 158Q352 145 372 150L606 209 429 359 212 302Q192 297 205 283Z"
      />
      <g className="stall__words">
        {words.phone.map((text, at) => (
          <text key={text} className={at === 1 ? 'stall__big' : undefined} y={at * 46 + (at > 0 ? 16 : 0)}>
            {text}
          </text>
        ))}
      </g>
      <path className="stall__ring" d="M148 226q-14-44 22-76M112 236q-22-72 40-124M76 246q-30-100 58-172" />
    </>
  ),
};

export function StallMarks({ layer }: { layer: Layer['id'] }) {
  return (
    <svg className={`stall stall--${layer}`} viewBox="0 0 1200 640" aria-hidden="true">
      {MARKS[layer]}
    </svg>
  );
}

/** One press, and the layers above answer one after the other: the stylesheet reads the switch. */
export function StallSwitch() {
  return (
    <>
      <Option kind="checkbox" name="stall" knownAs="is-stalled">
        {words.press}
      </Option>
      <output className="stall__told">
        <span className="when stall--on">{words.told}</span>
        <span className="when stall--off">{words.runs}</span>
      </output>
    </>
  );
}

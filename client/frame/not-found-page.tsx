import { data } from 'react-router-dom';
import { company } from '#content/company.ts';
import { notFound } from '#content/frame/not-found-copy.ts';
import { NotFound } from '../ui/not-found.tsx';
import type { Head } from '../ui/page.ts';

export async function loader() {
  return data(null, { status: 404 });
}

export function Page() {
  return <NotFound />;
}

export function head(): Head {
  return { title: `${notFound.title} | ${company.name}`, description: notFound.description };
}

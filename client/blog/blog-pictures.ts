import type { BlogImage } from '#content/blog/blog-posts.ts';
import { interfaceAnalytics } from '../pictures/interface-analytics.ts';
import { interfaceBench } from '../pictures/interface-bench.ts';
import { interfaceRepairAgent } from '../pictures/interface-repair-agent.ts';
import { interfaceSecurity } from '../pictures/interface-security.ts';
import { interfaceSupport } from '../pictures/interface-support.ts';
import { moduleIr } from '../pictures/module-ir.ts';
import { moduleL293d } from '../pictures/module-l293d.ts';
import { moduleRelay } from '../pictures/module-relay.ts';
import { moduleRf } from '../pictures/module-rf.ts';
import { officeDesk } from '../pictures/office-desk.ts';
import { officeLab } from '../pictures/office-lab.ts';
import { officeMeeting } from '../pictures/office-meeting.ts';
import { officeTerrace } from '../pictures/office-terrace.ts';
import type { PictureSource } from '../pictures/picture-source.ts';

/** Every picture a post may name, so that a new post needs no code. */
export const BLOG_PICTURES: Record<BlogImage, PictureSource> = {
  'interface-analytics': interfaceAnalytics,
  'interface-bench': interfaceBench,
  'interface-repair-agent': interfaceRepairAgent,
  'interface-security': interfaceSecurity,
  'interface-support': interfaceSupport,
  'module-ir': moduleIr,
  'module-l293d': moduleL293d,
  'module-relay': moduleRelay,
  'module-rf': moduleRf,
  'office-desk': officeDesk,
  'office-lab': officeLab,
  'office-meeting': officeMeeting,
  'office-terrace': officeTerrace,
};

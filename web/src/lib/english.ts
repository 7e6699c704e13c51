/** The first language: its texts come with the page, and whatever another language does not have is told in it. */

export const FIRST = "en";

const FILES = import.meta.glob(
  ["@locales/en/{counts,names,events,reasons,regions,page-*}.ftl", "!@locales/en/page-{mine,guide,later,maps,replay,review,summary,workshop}.ftl"],
  { query: "?raw", import: "default", eager: true },
) as Record<string, string>;

/** The texts that came with the page. */
export const pageSources = () => Object.values(FILES);

const PATHS = {
  overview: 'M4 13h6V4H4zm10 7h6v-9h-6zM4 20h6v-4H4zM14 4v4h6V4z',
  competitors: 'M5 20V10m7 10V4m7 16v-7',
  citations: 'M10 14a4 4 0 0 0 6 .4l3-3a4 4 0 0 0-5.7-5.7L12 7m2 3a4 4 0 0 0-6-.4l-3 3a4 4 0 0 0 5.7 5.7L12 17',
  sentiment: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18zM8.5 14.5a4.5 4.5 0 0 0 7 0M9 9.5h.01M15 9.5h.01',
  insights: 'M9 18h6m-5 3h4M12 3a6 6 0 0 0-3.6 10.8c.6.5.6 1.2.6 1.7h6c0-.5 0-1.2.6-1.7A6 6 0 0 0 12 3z',
  prompts: 'M5 5h14v10H10l-4 4v-4H5z',
  answers: 'M7 3h7l4 4v14H7zM10 11h5m-5 4h5',
  views: 'M4 5h16l-6 7.5V19l-4-2v-4.5z',
  collections: 'M20 12a8 8 0 1 1-2.5-5.8M20 3v4.5h-4.5',
  exports: 'M12 4v11m-4-4 4 4 4-4M5 20h14',
  menu: 'M4 7h16M4 12h16M4 17h16',
  close: 'M6 6l12 12M18 6 6 18',
  up: 'M12 19V5m-5 5 5-5 5 5',
  down: 'M12 5v14m-5-5 5 5 5-5',
  flat: 'M5 12h14',
  chevron: 'm7 10 5 5 5-5',
  check: 'm5 12 5 5 9-11',
  help: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18zM9.5 9.5a2.5 2.5 0 1 1 3.6 2.2c-.8.4-1.1.9-1.1 1.8M12 16.8h.01',
  plus: 'M12 5v14M5 12h14',
  assistants: 'M5 6h14v10h-7l-4 4v-4H5zM9 10h.01M12 10h.01M15 10h.01',
  keys: 'M14.5 12.5a4.5 4.5 0 1 0-4-4L4 15v5h5v-3h3v-3zM15.5 8.5h.01',
  webhooks: 'M4 5h16v14H4zM4 7l8 6 8-6',
  members: 'M9 11a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7zM2.5 20a6.5 6.5 0 0 1 13 0M16 4.5a3.5 3.5 0 0 1 0 6.5m2 3.5a6.5 6.5 0 0 1 3.5 5.5',
  usage: 'M4 17a8 8 0 1 1 16 0M12 17l4-5',
  engines: 'M7 7h10v10H7zM10 3v4m4-4v4m-4 10v4m4-4v4M3 10h4m-4 4h4m10-4h4m-4 4h4',
  organization: 'M4 20V5h9v15M13 9h7v11M2 20h20M7 9h3m-3 4h3m6 0h1m-1 4h1M7 17h3',
  leave: 'M13 5H5v14h8M10 12h10m-4-4 4 4-4 4',
  external: 'M10 5H5v14h14v-5M14 4h6v6M20 4l-9 9',
  settings: 'M4 7h9m4 0h3M4 17h3m4 0h9M15 9.5a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5zM9 19.5a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5z',
  warning: 'M12 4 3 20h18zM12 10v4.5M12 17.3h.01',
  back: 'M19 12H5m6-6-6 6 6 6',
} as const;

export type IconName = keyof typeof PATHS;

/** A picture beside a text; it says nothing by itself. */
export function Icon({ name }: { name: IconName }) {
  return (
    <svg class="icon" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path d={PATHS[name]} />
    </svg>
  );
}

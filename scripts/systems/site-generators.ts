import { type DebianSystem, originOf } from './debian-system.ts';

/** Generators of static sites, from Debian's packages. */

const mkdocs: DebianSystem = {
  id: 'mkdocs',
  root: '/srv/mkdocs/site',
  setup: ['cd /srv; test -d mkdocs || python3.11 -m mkdocs new mkdocs; cd mkdocs; python3.11 -m mkdocs build'],
};

const hugo: DebianSystem = {
  id: 'hugo',
  root: '/srv/hugo/public',
  files: {
    '/srv/hugo/hugo.toml': `baseURL = '${originOf('hugo')}/'\nlanguageCode = 'nl'\ntitle = 'Polderbericht'\n`,
    '/srv/hugo/content/grutto.md': '---\ntitle: De grutto\n---\nEen weidevogel die in Nederland broedt.\n',
    '/srv/hugo/layouts/_default/single.html':
      '<!doctype html><html lang="nl"><head><title>{{ .Title }}</title></head><body><h1>{{ .Title }}</h1>{{ .Content }}</body></html>\n',
    '/srv/hugo/layouts/index.html':
      '<!doctype html><html lang="nl"><head><title>{{ .Site.Title }}</title></head><body><h1>{{ .Site.Title }}</h1>{{ range .Site.RegularPages }}<p><a href="{{ .Permalink }}">{{ .Title }}</a></p>{{ end }}</body></html>\n',
  },
  setup: ['cd /srv/hugo; hugo --quiet'],
};

const jekyll: DebianSystem = {
  id: 'jekyll',
  root: '/srv/jekyll/_site',
  files: {
    '/srv/jekyll/_config.yml': `title: Polderbericht\ndescription: Nieuws van de weidevogels.\nurl: ${originOf('jekyll')}\nlang: nl\ntheme: minima\nplugins: [jekyll-feed, jekyll-seo-tag]\n`,
    '/srv/jekyll/index.md': '---\nlayout: home\n---\n',
    '/srv/jekyll/_posts/2026-05-01-grutto.md':
      '---\nlayout: post\ntitle: De grutto\n---\nEen weidevogel die in Nederland broedt.\n',
  },
  setup: ['cd /srv/jekyll; LANG=C.UTF-8 jekyll build --quiet --disable-disk-cache'],
};

export const SITE_GENERATORS: readonly DebianSystem[] = [mkdocs, hugo, jekyll];

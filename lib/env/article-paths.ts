/**
 * Paths of the articles, which next.config.ts writes into the build: a server need not have their folder.
 *
 * @returns undefined where nothing was built.
 */
export const builtArticlePaths = (): string[] | undefined => process.env['ARTICLE_PATHS']?.split(' ');

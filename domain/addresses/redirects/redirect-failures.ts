/** Why a rule is refused, and how the administrator's screens and the import say so. */

/** A column of `redirects` that a client may write. */
export type RuleField = 'from_path' | 'to_path' | 'to_page_id' | 'status';

export const ruleStatuses = [301, 302, 410] as const;
export type RuleStatus = (typeof ruleStatuses)[number];

export const maxAddressLength = 500;

export type RuleFailure =
  | { code: 'no_address'; field: RuleField }
  | { code: 'too_long'; field: RuleField }
  | { code: 'other_site'; field: RuleField }
  /** A rule is found by its path alone. */
  | { code: 'has_query' }
  | { code: 'bad_status' }
  /** The administrator's area, an API, a file, or home. */
  | { code: 'protected'; path: string }
  /** A page or a route of the site answers there, so the rule would never be used. */
  | { code: 'answers'; path: string }
  | { code: 'rule_exists'; path: string }
  /** An earlier row of the same call has the same address. */
  | { code: 'repeated'; path: string }
  | { code: 'no_target' }
  | { code: 'two_targets' }
  /** An address that is gone leads nowhere. */
  | { code: 'gone_with_target' }
  | { code: 'unknown_page'; id: string }
  | { code: 'target_missing'; path: string }
  | { code: 'target_gone'; path: string }
  /** The addresses in the order in which they lead to each other. */
  | { code: 'loop'; paths: readonly string[] };

const goneStatus = 410;

/** The reason in words. */
export function ruleFailureText(failure: RuleFailure): string {
  switch (failure.code) {
    case 'no_address':
      return 'Escreva o endereço como ele vem depois do nome do site, por exemplo /promocao.';
    case 'too_long':
      return `O endereço pode ter no máximo ${maxAddressLength} caracteres.`;
    case 'other_site':
      return 'O endereço é de outro site. Um redirecionamento só leva de um endereço deste site a outro.';
    case 'has_query':
      return 'O endereço antigo vai sem o que vem depois de “?” ou “#”.';
    case 'bad_status':
      return `O código é um destes: ${ruleStatuses.join(', ')}.`;
    case 'protected':
      return `${failure.path} é do próprio sistema e não pode ser redirecionado.`;
    case 'answers':
      return `${failure.path} já abre no site, e um redirecionamento ali nunca seria usado.`;
    case 'rule_exists':
      return `Já há um redirecionamento em ${failure.path}. Edite o que existe.`;
    case 'repeated':
      return `${failure.path} aparece mais de uma vez. Vale a primeira.`;
    case 'no_target':
      return 'Diga para onde o endereço leva.';
    case 'two_targets':
      return 'Escolha um destino só: um endereço ou uma página.';
    case 'gone_with_target':
      return `Um endereço retirado (${goneStatus}) não leva a lugar nenhum. Deixe o destino vazio.`;
    case 'unknown_page':
      return 'A página de destino não está no site.';
    case 'target_missing':
      return `Não há página em ${failure.path}.`;
    case 'target_gone':
      return `A página de ${failure.path} foi retirada do site.`;
    case 'loop':
      return `Esta regra andaria em círculo: ${failure.paths.join(' → ')}.`;
  }
}

/** The field that a form should mark. */
export function fieldOfFailure(failure: RuleFailure): RuleField {
  switch (failure.code) {
    case 'no_address':
    case 'too_long':
    case 'other_site':
      return failure.field;
    case 'has_query':
    case 'protected':
    case 'answers':
    case 'rule_exists':
    case 'repeated':
      return 'from_path';
    case 'bad_status':
      return 'status';
    case 'unknown_page':
      return 'to_page_id';
    case 'no_target':
    case 'two_targets':
    case 'gone_with_target':
    case 'target_missing':
    case 'target_gone':
    case 'loop':
      return 'to_path';
  }
}

/** What each shell runs at its start: it asks `ahub complete` at every tab. */
export const shellScripts = {
  bash: `# ahub completion for bash: put  source <(ahub completion bash)  into ~/.bashrc
_ahub() {
  local word about
  COMPREPLY=()
  while IFS=$'\\t' read -r word about; do
    COMPREPLY+=("$word")
    [[ $word == *= ]] && compopt -o nospace
  done < <("$1" complete -- "\${COMP_WORDS[@]:1:COMP_CWORD}" 2>/dev/null)
}
complete -o default -F _ahub ahub
`,
  zsh: `#compdef ahub
# ahub completion for zsh: put  source <(ahub completion zsh)  into ~/.zshrc, or this file as _ahub into a folder of $fpath
_ahub() {
  local word about
  local -a found suffix
  while IFS=$'\\t' read -r word about; do
    [[ $word == *= ]] && suffix=(-S '')
    found+=("\${word//:/\\\\:}\${about:+:$about}")
  done < <($words[1] complete -- "\${(@)words[2,CURRENT]}" 2>/dev/null)
  if (( \${#found} )); then _describe -V ahub found "\${suffix[@]}"; else _files; fi
}
if [[ $funcstack[1] == _ahub ]]; then
  _ahub "$@"
else
  (( $+functions[compdef] )) || { autoload -Uz compinit && compinit -i; }
  compdef _ahub ahub
fi
`,
  fish: `# ahub completion for fish: ahub completion fish > ~/.config/fish/completions/ahub.fish
function __ahub_complete
    set -l before (commandline -opc)
    set -l current (commandline -ct)
    set -l found ($before[1] complete -- $before[2..-1] "$current" 2>/dev/null)
    if test (count $found) -gt 0
        printf '%s\\n' $found
    else
        __fish_complete_path "$current"
    end
end
complete -c ahub -f -a '(__ahub_complete)'
`,
} as const;

export type Shell = keyof typeof shellScripts;

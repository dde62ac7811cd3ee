// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/options/provider_options.h"

#include "app/options/command_options.h"
#include "app/options/command_words.h"
#include "core/wire/names.h"

namespace studio::app {

using namespace Qt::StringLiterals;
using base::Result;

namespace {

/// The default address of each kind of provider.
QUrl usualAddress(model::ProviderKind kind)
{
    switch (kind) {
    case model::ProviderKind::OpenAi:
    case model::ProviderKind::OpenAiResponses: return QUrl(u"https://api.openai.com/v1"_s);
    case model::ProviderKind::Anthropic: return QUrl(u"https://api.anthropic.com"_s);
    case model::ProviderKind::Gemini: return QUrl(u"https://generativelanguage.googleapis.com"_s);
    case model::ProviderKind::Ollama: return QUrl(u"http://localhost:11434"_s);
    case model::ProviderKind::Compatible: break;
    }
    return {};
}

Result<Command> readProviderAdd(const CommandOptions &options, const QString &name)
{
    ProviderAdd add;
    add.provider.name = name;
    const QString kindName = options.text(u"kind"_s).value_or(QString());
    const auto kind = wire::valueOf<model::ProviderKind>(kindName);
    if (!kind)
        return wrong(CommandWords::tr("--kind must be openai, openai-responses, anthropic, gemini, ollama or "
                                      "compatible, not \"%1\".")
                         .arg(kindName));
    add.provider.kind = *kind;
    const auto address = options.text(u"base-url"_s);
    add.provider.baseUrl = address ? QUrl(*address, QUrl::StrictMode) : usualAddress(*kind);
    if (add.provider.baseUrl.isEmpty())
        return wrong(CommandWords::tr("--base-url needs the address of the server, such as "
                                      "http://localhost:8080/v1."));
    add.provider.model = options.text(u"model"_s).value_or(QString());
    const auto variable = options.text(u"key-env"_s);
    if (variable && options.isSet(u"key-stdin"_s))
        return wrong(CommandWords::tr("--key-stdin and --key-env cannot be combined."));
    if (variable) {
        add.key = ProviderAdd::Key::Environment;
        add.provider.keyPlace = model::KeyPlace::Environment;
        add.provider.variable = *variable;
    } else if (options.isSet(u"key-stdin"_s)) {
        add.key = ProviderAdd::Key::Stdin;
    }
    return add;
}

} // namespace

Result<Command> readProvider(const CommandOptions &options)
{
    QStringList rest = options.positional();
    const QString verb = rest.isEmpty() ? QString() : rest.takeFirst();
    const QStringList verbs{u"add"_s, u"list"_s, u"test"_s, u"agree"_s, u"remove"_s};
    if (!verbs.contains(verb))
        return wrong(CommandWords::tr("provider needs add, list, test, agree or remove."));
    const bool isAdd = verb == "add"_L1;
    const bool isList = verb == "list"_L1;
    if (rest.size() != (isList ? 0 : 1))
        return wrong(isList ? CommandWords::tr("provider list: unknown argument \"%1\".").arg(rest.first())
                            : CommandWords::tr("provider %1 needs one name.").arg(verb));
    for (const QString &option : {u"kind"_s, u"base-url"_s, u"key-stdin"_s, u"key-env"_s}) {
        if (options.isSet(option) && !isAdd)
            return wrong(CommandWords::tr("--%1 works only with provider add.").arg(option));
    }
    if (options.isSet(u"model"_s) && !isAdd && verb != "test"_L1)
        return wrong(CommandWords::tr("--model works only with provider add and provider test."));
    if (options.isSet(u"format"_s) && !isList)
        return wrong(CommandWords::tr("--format works only with provider list."));
    if (isAdd)
        return readProviderAdd(options, rest.first());
    if (verb == "test"_L1)
        return ProviderCheck{rest.first(), options.text(u"model"_s).value_or(QString())};
    if (verb == "agree"_L1)
        return ProviderAgree{rest.first()};
    if (verb == "remove"_L1)
        return ProviderRemove{rest.first()};
    using Format = PersonaList::Format;
    return options
        .choice<Format>(u"format"_s, {u"text"_s, Format::Text}, {u"jsonl"_s, Format::JsonLines}, Format::Text)
        .transform([](Format format) { return Command(ProviderShow{format}); });
}

} // namespace studio::app

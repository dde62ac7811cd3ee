// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/options/serve_options.h"

#include "app/options/command_words.h"
#include "app/options/policy_option.h"
#include "core/wire/names.h"

#include <algorithm>
#include <limits>

namespace studio::app {

using namespace Qt::StringLiterals;
using base::Result;

namespace {

constexpr qsizetype kShortestToken = 8; // a shorter token can be guessed
constexpr qsizetype kLongestToken = 256;

/// Characters that need no escape after "Bearer" in a header and after "token=" in an address.
bool isUsableToken(const QString &token)
{
    const auto mayStand = [](QChar sign) {
        const char16_t code = sign.unicode();
        return (code >= u'a' && code <= u'z') || (code >= u'A' && code <= u'Z') ||
               (code >= u'0' && code <= u'9') || code == u'-' || code == u'.' || code == u'_' || code == u'~';
    };
    return token.size() >= kShortestToken && token.size() <= kLongestToken &&
           std::all_of(token.cbegin(), token.cend(), mayStand);
}

QString flawOf(const QString &option)
{
    //: %1 is an option, such as --token
    return CommandWords::tr("%1 needs %L2 to %L3 characters: only letters, digits or . _ ~ -")
        .arg(option)
        .arg(kShortestToken)
        .arg(kLongestToken);
}

Result<std::optional<quint16>> portOf(const CommandOptions &options, const QString &name)
{
    if (const auto given = options.text(name)) {
        bool isNumber = false;
        const uint port = given->toUInt(&isNumber);
        if (isNumber && port <= std::numeric_limits<quint16>::max())
            return std::optional(quint16(port));
        //: %1 is an option, %2 what was given for it; 65535 is the highest port there is
        return wrong(
            CommandWords::tr("--%1 must be a port from 1 to 65535, or 0 for any free port, not \"%2\".")
                .arg(name, *given));
    }
    return std::optional<quint16>();
}

Result<Command> readTokenInto(Serve serve, const CommandOptions &options)
{
    serve.needsToken = !options.isSet(u"no-token"_s);
    serve.token = options.text(u"token"_s);
    if (serve.token && !serve.needsToken)
        return wrong(CommandWords::tr("--token and --no-token cannot be combined."));
    if (serve.token && !isUsableToken(*serve.token))
        return wrong(flawOf(u"--token"_s));
    serve.maySpeakAsMe = options.isSet(u"may-speak-as-me"_s);
    serve.frontToken = options.text(u"front-token"_s);
    if (!serve.frontToken)
        return serve;
    if (!serve.maySpeakAsMe || !serve.needsToken)
        return wrong(
            CommandWords::tr("--front-token works only with --may-speak-as-me, and not with --no-token."));
    if (!isUsableToken(*serve.frontToken))
        return wrong(flawOf(u"--front-token"_s));
    if (serve.frontToken == serve.token)
        return wrong(CommandWords::tr("--token and --front-token cannot be the same."));
    return serve;
}

} // namespace

Result<Command> readServe(const CommandOptions &options)
{
    Serve serve;
    if (!options.positional().isEmpty())
        return wrong(CommandWords::tr("serve: unknown argument \"%1\".").arg(options.positional().first()));
    serve.room = options.text(u"room"_s);
    if (const auto policy = options.text(u"policy"_s)) {
        serve.policy = policyNamed(*policy);
        if (!serve.policy)
            return wrong(CommandWords::tr("--policy must be vote, resource, ring, manual, natural, list, "
                                          "pooled or director, not \"%1\".")
                             .arg(*policy));
    }
    const auto rules = readRules(options);
    if (!rules)
        return tl::unexpected(rules.error());
    serve.rules = *rules;
    const auto mcpPort = portOf(options, u"mcp-port"_s);
    if (!mcpPort)
        return tl::unexpected(mcpPort.error());
    const auto firehosePort = portOf(options, u"firehose-port"_s);
    if (!firehosePort)
        return tl::unexpected(firehosePort.error());
    serve.mcpPort = *mcpPort;
    serve.firehosePort = *firehosePort;
    if (serve.mcpPort && *serve.mcpPort != 0 && serve.mcpPort == serve.firehosePort)
        return wrong(CommandWords::tr("--mcp-port and --firehose-port cannot be the same."));
    serve.localPages = options.isSet(u"local-pages"_s);
    return readTokenInto(std::move(serve), options);
}

} // namespace studio::app

// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/studio/services/providers/provider_flaws.h"

#include "core/llm/http/endpoint.h"
#include "core/llm/http/origin.h"
#include "core/model/model_choice.h"

#include <QCoreApplication>
#include <QRegularExpression>

#include <algorithm>

namespace studio::services {

using namespace Qt::StringLiterals;
using base::ErrorCode;
using base::ProviderId;
using base::Result;
using model::Provider;

namespace {

constexpr qsizetype kLongestProviderName = 64;
constexpr qsizetype kLongestModel = 200;
constexpr qsizetype kLongestKey = 4096;
constexpr int kMostParallel = 64;
constexpr int kMostPerMinute = 100'000;

struct Providers
{
    Q_DECLARE_TR_FUNCTIONS(Providers)
};

tl::unexpected<base::Error> refused(const QString &text, const QString &detail = {})
{
    return base::failure(ErrorCode::InvalidInput, text, detail);
}

bool isSame(const QString &a, const QString &b) { return a.compare(b, Qt::CaseInsensitive) == 0; }

bool isTaken(const Provider &provider, const QList<Provider> &others)
{
    return std::any_of(others.cbegin(), others.cend(), [&provider](const Provider &other) {
        return other.id != provider.id && isSame(other.name, provider.name);
    });
}

bool isVariable(const QString &name)
{
    static const QRegularExpression pattern(u"^[A-Za-z_][A-Za-z0-9_]*$"_s);
    return pattern.match(name).hasMatch();
}

/// Of the letters and digits of the name: "My Ollama" is my-ollama.
QString slug(const QString &name)
{
    static const QRegularExpression others(u"[^a-z0-9]+"_s);
    QString made = name.toLower().replace(others, u"-"_s).left(40);
    while (made.startsWith(u'-'))
        made.remove(0, 1);
    while (made.endsWith(u'-'))
        made.chop(1);
    return made.isEmpty() ? u"provider"_s : made;
}

} // namespace

Result<Provider> checkedProvider(const Provider &provider, const QList<Provider> &others)
{
    Provider checked = provider;
    checked.name = provider.name.simplified();
    checked.model = provider.model.trimmed();
    checked.variable = provider.variable.trimmed();
    if (checked.name.isEmpty())
        return refused(Providers::tr("Give the provider a name."));
    if (checked.name.size() > kLongestProviderName)
        return refused(
            Providers::tr("A provider name can have at most %L1 characters.").arg(kLongestProviderName));
    if (isSame(checked.name, model::rehearsalProvider().value()))
        return refused(Providers::tr("Rehearsal is built in and needs no provider. Choose another name."));
    if (isTaken(checked, others))
        return refused(
            Providers::tr("A provider is already called “%1”. Choose another name.").arg(checked.name));
    const Result<QUrl> address = llm::http::checkedBaseUrl(provider.baseUrl.toString(QUrl::FullyEncoded));
    if (!address)
        return tl::unexpected(address.error());
    checked.baseUrl = *address;
    if (checked.model.size() > kLongestModel)
        return refused(Providers::tr("A model name can have at most %L1 characters.").arg(kLongestModel));
    if (checked.keyPlace == model::KeyPlace::Environment && !isVariable(checked.variable))
        return refused(
            Providers::tr("Enter the name of the environment variable with the key: letters, digits and _."));
    if (checked.parallel < 1 || checked.parallel > kMostParallel)
        return refused(Providers::tr("Parallel calls: choose 1 to %L1.").arg(kMostParallel));
    if (checked.perMinute < 0 || checked.perMinute > kMostPerMinute)
        return refused(Providers::tr("Calls per minute: choose 0 (no limit) to %L1.").arg(kMostPerMinute));
    return checked;
}

std::optional<base::Error> flawInKey(const QByteArray &key)
{
    const auto flaw = [](const QString &text) { return base::Error{ErrorCode::InvalidInput, text, {}}; };
    if (key.isEmpty())
        return flaw(Providers::tr("The key is empty."));
    if (key.size() > kLongestKey)
        return flaw(Providers::tr("A key has at most %L1 characters. Copy the key again.").arg(kLongestKey));
    const bool isPlain = std::all_of(key.begin(), key.end(), [](char c) { return c > ' ' && c <= '~'; });
    if (!isPlain) {
        return flaw(Providers::tr("The key has a blank, a line break or a character that keys cannot have. "
                                  "Copy only the key again."));
    }
    return std::nullopt;
}

std::optional<base::Error> flawInKeeping(const Provider &before, const Provider &now)
{
    if (llm::http::originOf(before.baseUrl) == llm::http::originOf(now.baseUrl))
        return std::nullopt;
    return base::Error{ErrorCode::InvalidInput,
                       Providers::tr("The address has changed, so enter the key again. A key is only sent to "
                                     "the address it was entered for."),
                       {}};
}

ProviderId freeProviderId(const QString &name, const QList<Provider> &others)
{
    const QString wanted = slug(name);
    const auto isFree = [&others](const ProviderId &id) {
        return id != model::rehearsalProvider() &&
               std::none_of(others.cbegin(), others.cend(),
                            [&id](const Provider &other) { return other.id == id; });
    };
    ProviderId id(wanted);
    for (int number = 2; !isFree(id); ++number)
        id = ProviderId(u"%1-%2"_s.arg(wanted).arg(number));
    return id;
}

} // namespace studio::services

// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/persona/model_flaws.h"

#include "core/model/model_controls.h"
#include "core/persona/told_in.h"

#include <algorithm>

namespace studio::persona {

namespace {

bool isPrintable(const QString &text)
{
    return std::all_of(text.cbegin(), text.cend(), [](QChar c) { return c.isPrint() || c.isSurrogate(); });
}

template<class Number>
bool isOut(const std::optional<Number> &value, Number lowest, Number highest)
{
    return value && !(*value >= lowest && *value <= highest); // also excludes NaN
}

QString flawInStops(const QStringList &stops)
{
    if (stops.size() > model::kMostStops)
        return PersonaFlaws::tr("Keep at most %L1 stop sequences. There are %L2.")
            .arg(model::kMostStops)
            .arg(stops.size());
    for (const QString &stop : stops) {
        if (stop.trimmed().isEmpty())
            return PersonaFlaws::tr("Fill in or remove the empty stop sequence.");
        if (stop.size() > model::kLongestStop)
            return PersonaFlaws::tr("Shorten each stop sequence to at most %L1 characters.")
                .arg(model::kLongestStop);
    }
    return {};
}

} // namespace

QString modelRangeText(Field field)
{
    switch (field) {
    case Field::Temperature:
        return PersonaFlaws::tr("Write a temperature between 0 and %L1, or leave it empty.")
            .arg(model::kHighestTemperature);
    case Field::TopP: return PersonaFlaws::tr("Write a top-p between 0 and 1, or leave it empty.");
    case Field::MaxTokens:
        return PersonaFlaws::tr("Write a whole number between 1 and %L1, or leave it empty.")
            .arg(model::kMostAnswerTokens);
    case Field::Seed:
        return PersonaFlaws::tr("Write a whole number between 0 and %L1, or leave it empty.")
            .arg(model::kHighestSeed);
    default: return {};
    }
}

QList<Flaw> modelFlaws(const model::ModelChoice &choice)
{
    QList<Flaw> flaws;
    const auto error = [&flaws](Field field, const QString &text) {
        flaws.append({field, text, Severity::Error, {}});
    };
    if (choice.provider.value().size() > model::kLongestModelName || !isPrintable(choice.provider.value()))
        error(Field::Provider, PersonaFlaws::tr("Choose a provider from the list."));
    if (choice.model.size() > model::kLongestModelName || !isPrintable(choice.model))
        error(Field::Model,
              PersonaFlaws::tr("Write the name of the model on one line of at most %L1 characters.")
                  .arg(model::kLongestModelName));
    if (isOut(choice.temperature, 0.0, model::kHighestTemperature))
        error(Field::Temperature, modelRangeText(Field::Temperature));
    if (isOut(choice.topP, 0.0, 1.0))
        error(Field::TopP, modelRangeText(Field::TopP));
    if (isOut(choice.maxTokens, 1, model::kMostAnswerTokens))
        error(Field::MaxTokens, modelRangeText(Field::MaxTokens));
    if (isOut(choice.seed, qint64(0), model::kHighestSeed))
        error(Field::Seed, modelRangeText(Field::Seed));
    if (const QString stops = flawInStops(choice.stop); !stops.isEmpty())
        error(Field::Stop, stops);
    return flaws;
}

} // namespace studio::persona

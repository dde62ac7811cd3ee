// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/llm/codec/thinking.h"

#include <QStringList>

#include <algorithm>

namespace studio::llm::codec {

using namespace Qt::StringLiterals;
using model::Effort;

namespace {

bool beginsWithOneOf(const QString &model, const QStringList &beginnings)
{
    const QString name = model.mid(model.lastIndexOf(u'/') + 1);
    return std::any_of(beginnings.cbegin(), beginnings.cend(),
                       [&name](const QString &beginning) { return name.startsWith(beginning); });
}

} // namespace

bool anthropicThinksByBudget(const QString &model)
{
    return beginsWithOneOf(model, {u"claude-3-"_s, u"claude-sonnet-4-0"_s, u"claude-sonnet-4-2"_s,
                                   u"claude-sonnet-4-5"_s, u"claude-opus-4-0"_s, u"claude-opus-4-1"_s,
                                   u"claude-opus-4-2"_s, u"claude-opus-4-5"_s, u"claude-haiku-4-5"_s});
}

bool geminiThinksByBudget(const QString &model) { return beginsWithOneOf(model, {u"gemini-2."_s}); }

bool ollamaThinksByWord(const QString &model) { return beginsWithOneOf(model, {u"gpt-oss"_s}); }

int thinkingBudget(Effort effort)
{
    switch (effort) {
    case Effort::AsItLikes:
    case Effort::Off: break;
    case Effort::Low: return 1024;
    case Effort::Medium: return 4096;
    case Effort::High: return 16'384;
    }
    return 0;
}

} // namespace studio::llm::codec

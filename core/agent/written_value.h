// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/llm/model_client.h"

#include <QString>
#include <QStringList>

#include <optional>

// Values that a model writes into its speech instead of speaking. Pure.
namespace studio::agent {

/// What a JSON object in a speech is.
struct WrittenValue
{
    enum class What {
        Text, ///< none of the others: said unchanged
        Vote,
        Call,
        Speech, ///< {"message": "Hello."}: its text is said
    };
    What what = What::Text;
    QString text; ///< of Speech
};

[[nodiscard]] WrittenValue valueOf(const QString &json);

/// A tool call written into a text: {"name": …, "arguments": {…}}, or a name and then an object. None if no
/// tool of that name is offered, or the arguments cannot be read.
[[nodiscard]] std::optional<llm::ToolCall> writtenCall(const QString &text, const QStringList &offered,
                                                       qsizetype number);

} // namespace studio::agent

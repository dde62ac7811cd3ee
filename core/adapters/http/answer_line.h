// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QList>

#include <utility>

namespace studio::adapters::http {

/// What an exchange needs of the connection that serves it.
class AnswerLine
{
public:
    AnswerLine() = default;
    AnswerLine(const AnswerLine &) = delete;
    AnswerLine &operator=(const AnswerLine &) = delete;

    virtual void write(const QByteArray &bytes) = 0;
    /// The answer is written in full.
    virtual void answered(bool staysOpen) = 0;
    /// The time of the answer as HTTP writes it.
    [[nodiscard]] virtual QByteArray date() = 0;
    /// Headers of every answer to this request.
    [[nodiscard]] virtual const QList<std::pair<QByteArray, QByteArray>> &pageHeaders() const = 0;

protected:
    ~AnswerLine() = default;
};

} // namespace studio::adapters::http

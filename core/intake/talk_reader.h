// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/model/card_report.h"

#include <QDateTime>
#include <QIODevice>
#include <QSet>
#include <QString>
#include <QStringList>

#include <memory>
#include <optional>

namespace studio::intake {

/// What somebody says in a file that knows names only.
struct TalkLine
{
    QString name;
    bool isWriter = false; ///< the person at the keyboard
    QString text;
    QDateTime time{};           ///< invalid: the file does not say
    QStringList alternatives{}; ///< all of them, the text among them; empty: there is no other
    int chosen = 0;             ///< which of them is the text
};

/// Reads a file of talk, one message after another. Pure but for its device.
class TalkReader
{
public:
    TalkReader() = default;
    virtual ~TalkReader() = default;
    TalkReader(const TalkReader &) = delete;
    TalkReader &operator=(const TalkReader &) = delete;

    /// None at the end.
    [[nodiscard]] virtual base::Result<std::optional<TalkLine>> next() = 0;
    /// What was passed over so far, and why.
    [[nodiscard]] virtual model::CardReport report() const = 0;
};

/// SillyTavern's lines of JSON, of one character or a group, with or without a header.
[[nodiscard]] std::unique_ptr<TalkReader> sillyTavernReader(QIODevice &device);
/// Lines that begin with one of these names and a colon, ASCII or wide; all others go on with what was said.
[[nodiscard]] std::unique_ptr<TalkReader> textReader(QIODevice &device, const QSet<QString> &names);
/// The messages of a document of the studio that holds no events.
[[nodiscard]] std::unique_ptr<TalkReader> witnessedReader(QIODevice &device);

/// Who speaks in a text: names that stand before a colon at the beginning of the first line, or of two lines
/// or more.
[[nodiscard]] base::Result<QSet<QString>> namesInText(QIODevice &device);

} // namespace studio::intake

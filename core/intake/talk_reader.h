// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/model/card_report.h"

#include <QDateTime>
#include <QIODevice>
#include <QString>
#include <QStringList>

#include <memory>
#include <optional>

namespace studio::intake {

struct TextForm;

/// What somebody says in a file that knows names only.
struct TalkLine
{
    QString name;
    bool isWriter = false; ///< the person at the keyboard
    QString text;
    QDateTime time{};           ///< invalid: the file does not say
    QStringList alternatives{}; ///< all of them, the text among them; empty: there is no other
    int chosen = 0;             ///< which of them is the text
    QString thoughts{};         ///< what its model thought before it said this
    bool isHidden = false;      ///< for people only: no model may be told it
    QStringList heardBy{};      ///< names; with isWhisper: who heard it
    bool isWhisper = false;
    bool isNarrator = false; ///< the program or a teller says it, not one of those who talk
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
    /// Where and when it plays, for the new room, as far as the file was read. Empty: the file does not say.
    [[nodiscard]] virtual QString scene() const { return {}; }
    /// The name of the lorebook that fires in it, as far as the file was read. Empty: the file names none.
    [[nodiscard]] virtual QString lorebook() const { return {}; }
};

/// SillyTavern's lines of JSON, of one character or a group, with or without a header.
[[nodiscard]] std::unique_ptr<TalkReader> sillyTavernReader(QIODevice &device);
/// Lines of a text whose form is known; all that nobody begins goes on with what was said.
[[nodiscard]] std::unique_ptr<TalkReader> textReader(QIODevice &device, const TextForm &form);
/// One of the conversations of a file of another program, JSON or HTML, 0 the first.
[[nodiscard]] std::unique_ptr<TalkReader> chatReader(QIODevice &device, int conversation);
/// The messages of a document of the studio that holds no events.
[[nodiscard]] std::unique_ptr<TalkReader> witnessedReader(QIODevice &device);

} // namespace studio::intake

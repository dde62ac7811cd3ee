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

/// One message of a file in which speakers have only names.
struct TalkLine
{
    QString name;
    bool isWriter = false; ///< the speaker is the user
    QString text;
    QDateTime time{};           ///< invalid: not in the file
    QStringList alternatives{}; ///< all versions, including the text; empty: there are no others
    int chosen = 0;             ///< index of the text among them
    QString thoughts{};         ///< the model's thoughts before the message
    bool isHidden = false;      ///< for people only: models must not see it
    QStringList heardBy{};      ///< names, with isWhisper: who heard the message
    bool isWhisper = false;
    bool isNarrator = false; ///< the program or a narrator says it, not a speaker of the talk
};

/// Reads the messages of a talk file one after another. Pure, except for its device.
class TalkReader
{
public:
    TalkReader() = default;
    virtual ~TalkReader() = default;
    TalkReader(const TalkReader &) = delete;
    TalkReader &operator=(const TalkReader &) = delete;

    /// None at the end.
    [[nodiscard]] virtual base::Result<std::optional<TalkLine>> next() = 0;
    /// What was skipped so far, and why.
    [[nodiscard]] virtual model::CardReport report() const = 0;
    /// Place and time of the talk, for the new room, as far as the file was read. Empty: not in the file.
    [[nodiscard]] virtual QString scene() const { return {}; }
    /// The name of the lorebook that fires in it, as far as the file was read. Empty: none in the file.
    [[nodiscard]] virtual QString lorebook() const { return {}; }
};

/// SillyTavern's lines of JSON, for one character or a group, with or without a header.
[[nodiscard]] std::unique_ptr<TalkReader> sillyTavernReader(QIODevice &device);
/// Lines of a text in a known form; a line without a speaker continues the text before.
[[nodiscard]] std::unique_ptr<TalkReader> textReader(QIODevice &device, const TextForm &form);
/// One of the conversations in another program's file, JSON or HTML; 0 is the first.
[[nodiscard]] std::unique_ptr<TalkReader> chatReader(QIODevice &device, int conversation);
/// The messages of a studio document that holds no events.
[[nodiscard]] std::unique_ptr<TalkReader> witnessedReader(QIODevice &device);

} // namespace studio::intake

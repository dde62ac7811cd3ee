// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/transcript/room_writer.h"
#include "core/transcript/talk_lines.h"

namespace studio::transcript {

/// What a document of some detail tells of an event, as plain lines; messages are not told here. Give it
/// every event of the log, each as it comes.
class EventLines
{
public:
    EventLines() = default;
    EventLines(const DocumentStyle &style, const model::PolicySettings &policy);

    [[nodiscard]] std::optional<QString> of(const model::Envelope &envelope);
    /// Who called which model for what, and what it came to: "Aya · Vote: qwen3:8b, 812 in; 24 out; 1.4 s".
    [[nodiscard]] std::optional<QString> of(const model::CallRecord &call) const;
    /// A message is no event, but what follows may be about it.
    void pass(const model::MessageRow &row);

private:
    TalkLines m_lines;
    Detail m_detail = Detail::Talk;
};

/// When a call was over: where it stands among the events.
[[nodiscard]] QDateTime endOf(const model::CallRecord &call);
/// A day's heading, in the language and the zone of the document.
[[nodiscard]] QString dayWords(const DocumentStyle &style, const QDateTime &time);
[[nodiscard]] QString clockWords(const DocumentStyle &style, const QDateTime &time); ///< "14:03"
/// "(interrupted: …)"; empty if it was said whole.
[[nodiscard]] QString cutWords(const model::MessagePosted &posted);
/// "As Aya witnessed it."; empty if the document is everybody's.
[[nodiscard]] QString witnessWords(const DocumentStyle &style);

/// Without what is no text: NUL and other control characters but tab and line feed become U+FFFD, and so do
/// halves of characters.
[[nodiscard]] QString cleanText(const QString &text);

} // namespace studio::transcript

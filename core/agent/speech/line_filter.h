// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/agent/speech/line_dress.h"

#include <optional>

namespace studio::agent {

/// Removes what stands in front of lines from a speech that comes in pieces: the speaker's own name in any
/// dress, the bars and headings of our transcript, words of the prompt. A line in another participant's name
/// ends the speech. Lines of code are left alone. Characters are taken one by one. Pure.
class LineFilter
{
public:
    explicit LineFilter(SpeakerNames names);

    /// Returns what is certain now; the beginning of a line that could still become a name is kept back.
    [[nodiscard]] QString add(QStringView text);
    [[nodiscard]] QString finish();

    /// The participant whose line ended the speech; no name: an instruction ended it.
    [[nodiscard]] const std::optional<SpeakerNames::Speaker> &other() const { return m_other; }
    [[nodiscard]] bool isOver() const { return m_place == Place::Over; }
    /// The speech began with words of the prompt.
    [[nodiscard]] bool sawPrompt() const { return m_sawPrompt; }

private:
    enum class Place {
        Start,    ///< nothing but space and dress so far
        Bars,     ///< the answer begins with a bar: of our transcript, or of a table
        LineHead, ///< at the beginning of a later line
        Line,
        Prompt, ///< in a line that is left out
        Over,
    };

    void take(QChar c);
    void takeHead(bool isLast);
    void takeStart(bool isLast);
    void takeBars(bool isLast);
    [[nodiscard]] LineDress dress(LineAt at, bool isLast) const;
    void end(const LineDress &dress);
    void giveLine();

    SpeakerNames m_names;
    Place m_place = Place::Start;
    QString m_kept;
    QString m_out;
    bool m_hasBars = false; ///< lines begin with a bar that is left out
    bool m_isFence = false;
    bool m_sawPrompt = false;
    std::optional<SpeakerNames::Speaker> m_other;
};

} // namespace studio::agent

// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/agent/speech/code_spans.h"
#include "core/agent/speech/speech_marks.h"

#include <QHash>
#include <QString>
#include <QStringList>

namespace studio::agent {

/// Separates an answer that comes in pieces by its marks (see speech_marks.h): thoughts, speech, and tool
/// calls written as text. Marks in code, and behind a backslash, are said.
///
/// Text before a closing tag without an opening tag is thought. The filter cannot know of such a tag before
/// it comes, and takes back nothing that it has given. So with Start::Held it gives no speech until the tag
/// comes, the answer ends, an opening tag shows that this model writes both, or kLongestHeld characters are
/// there. SpeechHabits says for which models this is done. For other models only the tag is left out.
///
/// <think> and similar tags are words as well: within a line, not after a sentence, they are said.
///
/// Characters are taken one by one, so the result does not depend on how the text is cut. Pure.
class ThoughtFilter
{
public:
    enum class Start { Free, Held };
    static constexpr qsizetype kLongestHeld = 16 * 1024; ///< UTF-16 units

    struct Parts
    {
        QString said;
        QString thought;
        QStringList calls; ///< as they were written
        bool operator==(const Parts &) const = default;
    };

    explicit ThoughtFilter(Start start = Start::Free);

    /// Returns what is certain now; a piece that could still become a mark is kept back.
    [[nodiscard]] Parts add(QStringView text);
    /// The answer is complete. A thought that was never closed reaches to the end.
    [[nodiscard]] Parts finish();
    /// Thoughts come apart from the text, so the text holds none.
    void letStartGo() { release(); }

    /// The answer has ended, whatever follows.
    [[nodiscard]] bool isOver() const { return m_place == Place::Over; }
    /// A thought was closed that nothing had opened.
    [[nodiscard]] bool sawLoneEnd() const { return m_sawLoneEnd; }

private:
    enum class Place { Said, Thought, Channel, Header, Tool, Over };

    void work(bool isLast);
    [[nodiscard]] bool step(bool isLast);
    enum class Found { No, Maybe, Taken };
    [[nodiscard]] Found findCode(bool isLast);
    [[nodiscard]] Found findRunTogether();
    [[nodiscard]] bool takesEnvelope(const QString &name);
    void giveMark(const SpeechMark &mark);
    void release();
    void act(const SpeechMark &mark);
    void actInThought(const SpeechMark &mark);
    void actInSpeech(const SpeechMark &mark);
    void actInTool(const SpeechMark &mark);
    void open(const SpeechMark &mark);
    void close(const SpeechMark &mark);
    void enterChannel(const SpeechMark &mark);
    void leaveChannelName();
    void leaveHeader();
    void beginAnew();
    void give(QStringView text);
    void say(QChar c);
    [[nodiscard]] bool isAtSentence() const;

    Place m_place = Place::Said;
    QString m_kept; ///< could become a mark
    Parts m_parts;
    QString m_held; ///< speech, unless a closing tag comes
    bool m_isHeld;
    QString m_thought;     ///< the name of the current thought
    bool m_nested = false; ///< the thought held another opening tag
    QString m_name;        ///< of the channel or the role being read
    bool m_nameEndsLine = false;
    QString m_tool; ///< the call being read
    QString m_toolKind;
    QString m_envelope;
    QHash<QString, int> m_openWords; ///< opening tags that were said
    bool m_hasSaid = false;          ///< something but space
    bool m_hasThought = false;
    bool m_hasCalled = false;
    bool m_sawLoneEnd = false;
    QChar m_last;       ///< of what was said
    QChar m_lastLetter; ///< the same without space
    CodeSpans m_code;   ///< of what was said
};

} // namespace studio::agent

// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/agent/speech/code_spans.h"
#include "core/agent/speech/speech_marks.h"

#include <QHash>
#include <QString>
#include <QStringList>

namespace studio::agent {

/// Takes the marks out of an answer that comes in pieces (see speech_marks.h): what is thought, what is said,
/// and the calls of tools that were written out. Marks in code, and behind a backslash, are said.
///
/// What stands before a closing tag without an opening one is thought. Whether such a tag comes is known only
/// when it is there, and nothing that was given is taken back. So with Start::Held nothing is given as said
/// until the tag comes, the answer ends, an opening tag shows that this model writes both, or kLongestHeld
/// characters are there. SpeechHabits says for which models that is done. Where it was not done, the tag
/// alone is left out.
///
/// <think> and its like are words as well: within a line, not behind a sentence, they are said.
///
/// Each character is taken by itself, so that the same comes out however the text is cut. Pure.
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

    /// What is certain now; a piece that could still become a mark is kept back.
    [[nodiscard]] Parts add(QStringView text);
    /// No more comes. A thought that was never closed is one to the end.
    [[nodiscard]] Parts finish();
    /// Thoughts come apart from the text, so none stand in it.
    void letStartGo() { release(); }

    /// The answer has ended, whatever comes.
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
    QString m_held; ///< said, unless a closing tag comes
    bool m_isHeld;
    QString m_thought;     ///< which thought it is in
    bool m_nested = false; ///< the thought held another opening tag
    QString m_name;        ///< of the channel or the role that is coming in
    bool m_nameEndsLine = false;
    QString m_tool; ///< the call that is coming in
    QString m_toolKind;
    QString m_envelope;
    QHash<QString, int> m_openWords; ///< opening tags that were said
    bool m_hasSaid = false;          ///< something but space
    bool m_hasThought = false;
    bool m_hasCalled = false;
    bool m_sawLoneEnd = false;
    QChar m_last;       ///< of what was said
    QChar m_lastLetter; ///< but for space
    CodeSpans m_code;   ///< of what was said
};

} // namespace studio::agent

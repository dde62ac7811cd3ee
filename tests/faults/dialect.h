// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/model/provider.h"

#include <QByteArray>
#include <QList>
#include <QString>
#include <QStringList>

// The four ways of speaking that every fault is tried in: valid streams, to be spoilt by others.
namespace studio::tests::faults {

enum class Dialect { OpenAi, Anthropic, Gemini, Ollama };
inline constexpr Dialect kDialects[] = {Dialect::OpenAi, Dialect::Anthropic, Dialect::Gemini,
                                        Dialect::Ollama};

[[nodiscard]] QString nameOf(Dialect dialect);
[[nodiscard]] model::ProviderKind kindOf(Dialect dialect);

/// One event of a stream: the value of its JSON, and the name that Anthropic gives it.
struct StreamLine
{
    QByteArray name;
    QByteArray data;
};

/// A whole answer, in the parts that faults cut it at.
struct Recording
{
    Dialect dialect = Dialect::OpenAi;
    QList<StreamLine> begin;
    QList<StreamLine> content;
    QList<StreamLine> finish; ///< says why it is over
    QList<StreamLine> done;   ///< what follows that; not every dialect has it
    int companion = 0;        ///< whose call it is

    [[nodiscard]] QList<StreamLine> lines() const { return begin + content + finish + done; }
};

/// Says these pieces.
[[nodiscard]] Recording saying(Dialect dialect, const QStringList &pieces);
/// Calls a tool, its arguments in these pieces (Gemini and Ollama send them whole).
[[nodiscard]] Recording calling(Dialect dialect, const QString &tool, const QList<QByteArray> &arguments);
/// One piece of what is said.
[[nodiscard]] StreamLine piece(Dialect dialect, const QString &text);
/// The same with the JSON of the text as it is given, right or wrong.
[[nodiscard]] StreamLine rawPiece(Dialect dialect, const QByteArray &json);

/// As it stands on the wire; events of SSE end in two line ends, lines of NDJSON in one.
[[nodiscard]] QByteArray framed(Dialect dialect, const QList<StreamLine> &lines,
                                const QByteArray &lineEnd = "\n");
[[nodiscard]] inline QByteArray framed(const Recording &recording, const QByteArray &lineEnd = "\n")
{
    return framed(recording.dialect, recording.lines(), lineEnd);
}

/// What a request is for, by its body.
enum class RequestKind { Vote, Speech, AfterCall };
[[nodiscard]] RequestKind kindOfRequest(const QByteArray &body);

/// The body of an answer that is no success.
[[nodiscard]] QByteArray errorBody(Dialect dialect, int status, const QByteArray &type,
                                   const QByteArray &message);
/// An overloaded server says so in mid-stream.
[[nodiscard]] StreamLine overloaded(Dialect dialect);

} // namespace studio::tests::faults

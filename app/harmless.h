// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QIODevice>

namespace studio::app {

/// What a letter could do to a terminal or to the eye: move the cursor, name the window, fill the clipboard,
/// turn a line round, hide. All control characters and format signs but those that join letters, and the
/// separators of lines that Unicode has beside the usual ones.
[[nodiscard]] bool steers(char32_t letter);

enum class OutputForm {
    Text, ///< what steers becomes U+FFFD; line feeds and tabs stay, and CR before LF
    Json  ///< what steers is escaped (\\u001b): the same text for a program that parses it
};

/// UTF-8 that may be shown on a terminal.
[[nodiscard]] QByteArray harmless(const QByteArray &utf8, OutputForm form);

/// Standard output as a device, for documents: what is written is harmless() first. Opens itself for writing;
/// the end of a text is written by close().
class StandardOutput final : public QIODevice
{
    Q_OBJECT

public:
    explicit StandardOutput(OutputForm form);
    ~StandardOutput() override;

    [[nodiscard]] bool isSequential() const override { return true; }
    void close() override;
    /// Gives what was written on to its reader, but for the beginning of a letter. False if it was not taken.
    [[nodiscard]] bool flush();

protected:
    qint64 readData(char *, qint64) override { return -1; }
    qint64 writeData(const char *data, qint64 size) override;

private:
    bool put(const QByteArray &whole);

    OutputForm m_form;
    QByteArray m_rest; ///< the beginning of a letter, or a CR
};

} // namespace studio::app

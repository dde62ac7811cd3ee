// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QIODevice>

namespace studio::app {

/// Whether a letter could harm a terminal or mislead the eye: move the cursor, set the window title, fill the
/// clipboard, reverse a line, hide text. These are all control characters and format characters except the
/// joiners, and the extra line separators of Unicode.
[[nodiscard]] bool steers(char32_t letter);

enum class OutputForm {
    Text, ///< such a letter becomes U+FFFD; line feeds, tabs, and CR before LF stay
    Json  ///< such a letter is escaped (\\u001b): the same text for a program that parses it
};

/// UTF-8 that is safe to show on a terminal.
[[nodiscard]] QByteArray harmless(const QByteArray &utf8, OutputForm form);

/// Standard output as a device, for documents: everything written passes harmless() first. Opens itself for
/// writing; close() writes the end of a text.
class StandardOutput final : public QIODevice
{
    Q_OBJECT

public:
    explicit StandardOutput(OutputForm form);
    ~StandardOutput() override;

    [[nodiscard]] bool isSequential() const override { return true; }
    void close() override;
    /// Passes the written bytes on to the reader, except for an incomplete letter. False if they were not
    /// taken.
    [[nodiscard]] bool flush();

protected:
    qint64 readData(char *, qint64) override { return -1; }
    qint64 writeData(const char *data, qint64 size) override;

private:
    bool put(const QByteArray &whole);

    OutputForm m_form;
    QByteArray m_rest; ///< an incomplete letter, or a CR
};

} // namespace studio::app

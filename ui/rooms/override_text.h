// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

#include <optional>

class QCheckBox;
class QLabel;

namespace studio::ui {

class TextInput;

/// One text of a companion as one room has it: unticked it shows, greyed, what the library says; ticked it is
/// the room's own, which begins as the library's. What was written is there again when it is ticked again.
class OverrideText : public QWidget
{
    Q_OBJECT

public:
    enum class Lines { One, Several };

    OverrideText(const QString &objectName, Lines lines, qsizetype longest, QWidget *parent = nullptr);

    void setLabel(const QString &label);
    void load(const QString &inLibrary, const std::optional<QString> &own); ///< without edited()
    /// None: as in the library.
    [[nodiscard]] std::optional<QString> own() const;
    [[nodiscard]] QString flaw() const; ///< empty: none
    void focusInput();

Q_SIGNALS:
    void edited();

private:
    void refresh();

    qsizetype m_longest = 0;
    QString m_inLibrary;
    std::optional<QString> m_written; ///< in this room, also while it is unticked
    QCheckBox *m_box = nullptr;
    QLabel *m_state = nullptr;
    TextInput *m_input = nullptr;
    QLabel *m_flaw = nullptr;
};

} // namespace studio::ui

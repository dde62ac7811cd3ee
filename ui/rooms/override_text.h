// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

#include <optional>

class QCheckBox;
class QLabel;

namespace studio::ui {

class TextInput;

/// One text of a companion for one room. Unticked, it shows the library's text, greyed; ticked, the room has
/// its own text, which starts as the library's. Ticking it again brings back what was written.
class OverrideText : public QWidget
{
    Q_OBJECT

public:
    enum class Lines { One, Several };

    OverrideText(const QString &objectName, Lines lines, qsizetype longest, QWidget *parent = nullptr);

    void setLabel(const QString &label);
    void load(const QString &inLibrary, const std::optional<QString> &own); ///< without emitting edited()
    /// Null: as in the library.
    [[nodiscard]] std::optional<QString> own() const;
    [[nodiscard]] QString flaw() const; ///< empty: none
    void focusInput();

Q_SIGNALS:
    void edited();

private:
    void refresh();

    qsizetype m_longest = 0;
    QString m_inLibrary;
    std::optional<QString> m_written; ///< for this room, also while unticked
    QCheckBox *m_box = nullptr;
    QLabel *m_state = nullptr;
    TextInput *m_input = nullptr;
    QLabel *m_flaw = nullptr;
};

} // namespace studio::ui

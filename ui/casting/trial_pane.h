// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/model/persona.h"
#include "ui/theme/theme.h"

#include <QWidget>

class QLabel;
class QLineEdit;
class QPushButton;

namespace studio::ui {

class Trial;
class VoteView;

/// Says a line to the companion as it stands in the form, saved or not, and shows how it votes and what it
/// answers, as that comes in.
class TrialPane : public QWidget
{
    Q_OBJECT

public:
    TrialPane(Trial &trial, const Theme &theme, QWidget *parent = nullptr);

    void setTheme(const Theme &theme);
    void setPersona(const model::Persona &persona, model::Language language);
    void setModel(const QString &name);    ///< which one answers; empty: not known
    void setReason(const QString &reason); ///< why nothing can be tried now; empty: it can
    void focusLine();

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    void tryOrCancel();
    void refresh();
    void refreshAnswer();
    void retranslate();
    [[nodiscard]] QString introText() const;
    [[nodiscard]] QString stateText() const;

    Trial &m_trial;
    Theme m_theme;
    model::Persona m_persona;
    model::Language m_language = model::Language::English;
    QString m_model;
    QString m_reason;
    QLabel *m_title = nullptr;
    QLabel *m_intro = nullptr;
    QLineEdit *m_line = nullptr;
    QPushButton *m_button = nullptr;
    QLabel *m_state = nullptr;
    VoteView *m_vote = nullptr;
    QLabel *m_said = nullptr;
    QLabel *m_reply = nullptr;
};

} // namespace studio::ui

// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/model/persona.h"

#include <QWidget>

class QLabel;
class QLineEdit;
class QPushButton;
class QVBoxLayout;

namespace studio::ui {

class ModelList;
class Trial;
class TrialModel;
class VoteView;

/// Says a line to the companion as they are in the form, saved or not, and shows the vote and the answer as
/// they arrive.
class TrialPane : public QWidget
{
    Q_OBJECT

public:
    TrialPane(Trial &trial, QWidget *parent = nullptr);

    void setPersona(const model::Persona &persona, model::Language language);
    void offerModels(ModelList &models);   ///< lets the user choose the model. Once
    void setReason(const QString &reason); ///< why no trial is possible now; empty: it is
    [[nodiscard]] QString line() const;    ///< the line to try
    void focusLine();

Q_SIGNALS:
    void lineChanged();

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    void applyTheme();
    void tryOrCancel();
    void refresh();
    void refreshAnswer();
    void retranslate();
    [[nodiscard]] QString introText() const;
    [[nodiscard]] QString stateText() const;
    [[nodiscard]] QString shownName() const; ///< of the companion

    Trial &m_trial;
    model::Persona m_persona;
    model::Language m_language = model::Language::English;
    QString m_reason;
    QLabel *m_title = nullptr;
    QLabel *m_intro = nullptr;
    TrialModel *m_model = nullptr; ///< null: not offered
    QVBoxLayout *m_modelPlace = nullptr;
    QLineEdit *m_line = nullptr;
    QPushButton *m_button = nullptr;
    QLabel *m_state = nullptr;
    VoteView *m_vote = nullptr;
    QLabel *m_said = nullptr;
    QLabel *m_thought = nullptr;
    QLabel *m_reply = nullptr;
};

} // namespace studio::ui

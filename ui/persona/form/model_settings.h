// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/model/model_controls.h"
#include "core/persona/validation.h"
#include "ui/forms/answering.h"

#include <QHash>
#include <QWidget>

class QComboBox;
class QLabel;
class QVBoxLayout;

namespace studio::ui {

class FormField;
class LineInput;
class PersonaEdit;
class TextInput;

/// How the model of a persona answers: its temperature, its longest answer and so on. Settings that the
/// answering model does not accept are greyed and kept, with the reason beside them. It writes into the
/// PersonaEdit with every keystroke; load() shows the state of the PersonaEdit.
class ModelSettings : public QWidget
{
    Q_OBJECT

public:
    ModelSettings(PersonaEdit &edit, QWidget *parent);

    /// \p who answers for the persona; null: not known yet.
    void load(const std::optional<Answering> &who);
    /// All inputs that can have a flaw, by persona::Field.
    [[nodiscard]] const QHash<int, FormField *> &fields() const { return m_fields; }
    /// Inputs whose text is no number. The persona has no value for them.
    [[nodiscard]] QList<persona::Flaw> unreadable() const;
    [[nodiscard]] QString summary() const; ///< names the settings that the persona sets, or else all
    [[nodiscard]] static bool isOne(persona::Field field);

Q_SIGNALS:
    void edited(studio::persona::Field field); ///< by the user; the edit has the new value already

protected:
    void changeEvent(QEvent *event) override;

private:
    /// One setting, with a line beside it: what it does, or why the model does not accept it.
    struct Control
    {
        model::ModelControl what;
        persona::Field field;
        QWidget *input = nullptr;
        QLabel *beside = nullptr;
    };

    void makeControls();
    void addControl(model::ModelControl what, persona::Field field, const QString &objectName,
                    QWidget *input);
    LineInput *addNumber(model::ModelControl what, persona::Field field, const QString &objectName);
    void write(persona::Field field);
    void loadValues();
    void fitInputs();
    void refresh(const std::optional<Answering> &who); ///< the available settings and the texts beside them
    void retranslate();
    [[nodiscard]] const model::ModelChoice &choice() const;
    [[nodiscard]] QString controlHint(const Control &control, const std::optional<Answering> &who) const;
    /// The temperature that is used if the persona's is too high for the model.
    [[nodiscard]] std::optional<double> exceeded(const std::optional<Answering> &who) const;
    [[nodiscard]] static QString controlName(model::ModelControl control);

    PersonaEdit &m_edit;
    QVBoxLayout *m_rows = nullptr;
    QHash<int, FormField *> m_fields;
    QList<Control> m_controls;
    QLabel *m_reason = nullptr; ///< why the model accepts none of them
    LineInput *m_temperature = nullptr;
    LineInput *m_topP = nullptr;
    LineInput *m_maxTokens = nullptr;
    LineInput *m_seed = nullptr;
    TextInput *m_stop = nullptr;
    QComboBox *m_effort = nullptr;
};

} // namespace studio::ui

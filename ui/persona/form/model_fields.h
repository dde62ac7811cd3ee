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
class QPushButton;
class QVBoxLayout;

namespace studio::ui {

class FormField;
class LineInput;
class ModelList;
class PersonaEdit;
class TextInput;

/// The part of a persona's form that chooses which model answers for the companion, and how: provider and
/// model, and folded below them the settings. Settings that the answering model does not accept are greyed
/// and kept, with the reason beside them. It writes into the PersonaEdit with every keystroke; load() shows
/// the state of the PersonaEdit.
class ModelFields : public QWidget
{
    Q_OBJECT

public:
    ModelFields(PersonaEdit &edit, ModelList &models, QWidget *parent = nullptr);

    void load();
    /// All inputs that can have a flaw, by persona::Field.
    [[nodiscard]] const QHash<int, FormField *> &fields() const { return m_fields; }
    /// Inputs whose text is no number. The persona has no value for them.
    [[nodiscard]] QList<persona::Flaw> unreadable() const;
    [[nodiscard]] static bool isFolded(persona::Field field);
    void unfold(bool unfolded);

Q_SIGNALS:
    void edited(studio::persona::Field field); ///< by the user; the edit has the new value already

protected:
    void changeEvent(QEvent *event) override;
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void applyTheme();
    /// One setting, with a line beside it: what it does, or why the model does not accept it.
    struct Control
    {
        model::ModelControl what;
        persona::Field field;
        QWidget *input = nullptr;
        QLabel *beside = nullptr;
    };

    void makeChoice(QVBoxLayout *column);
    void makeSettings(QVBoxLayout *column);
    void addControl(QVBoxLayout *column, model::ModelControl what, persona::Field field,
                    const QString &objectName, QWidget *input);
    LineInput *addNumber(QVBoxLayout *column, model::ModelControl what, persona::Field field,
                         const QString &objectName);
    void chooseProvider(int index);
    void writeModel(const QString &model);
    void write(persona::Field field);
    void change(persona::Field field, const std::function<void(model::ModelChoice &)> &how);
    void askForModels();
    void loadProviders();
    void loadModels();
    void loadSettings();
    void refresh(); ///< the available settings and the texts beside them
    void retranslate();
    [[nodiscard]] const model::ModelChoice &choice() const;
    [[nodiscard]] std::optional<Answering> answering() const; ///< null: not known yet
    [[nodiscard]] QString providerHint(const std::optional<Answering> &who) const;
    [[nodiscard]] QString modelHint(const std::optional<Answering> &who) const;
    [[nodiscard]] QString controlHint(const Control &control, const std::optional<Answering> &who) const;
    /// The temperature that is used if the persona's is too high for the model.
    [[nodiscard]] std::optional<double> exceeded(const std::optional<Answering> &who) const;
    [[nodiscard]] QString settingsHint() const;
    [[nodiscard]] static QString controlName(model::ModelControl control);

    PersonaEdit &m_edit;
    ModelList &m_models;
    QHash<int, FormField *> m_fields;
    QList<Control> m_controls;
    QComboBox *m_provider = nullptr;
    QComboBox *m_model = nullptr;
    LineInput *m_modelName = nullptr; ///< the text field of m_model
    QPushButton *m_fold = nullptr;
    QLabel *m_foldHint = nullptr;
    QWidget *m_settings = nullptr;
    QLabel *m_reason = nullptr; ///< why the model accepts none of them
    LineInput *m_temperature = nullptr;
    LineInput *m_topP = nullptr;
    LineInput *m_maxTokens = nullptr;
    LineInput *m_seed = nullptr;
    TextInput *m_stop = nullptr;
    QComboBox *m_effort = nullptr;
};

} // namespace studio::ui

// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/persona/form/form_section.h"

#include "ui/forms/field_notes.h"
#include "ui/forms/form_edits.h"
#include "ui/forms/form_field.h"
#include "ui/persona/persona_edit.h"
#include "ui/theme/hooks.h"
#include "ui/theme/icons.h"
#include "ui/theme/theme_of.h"
#include "ui/widgets/plain_label.h"

#include <QEvent>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

#include <utility>

using namespace Qt::StringLiterals;

namespace studio::ui {

using persona::Field;

FormSection::FormSection(const QString &objectName, PersonaEdit &edit, QWidget *parent)
    : QWidget(parent)
    , m_edit(edit)
    , m_language(edit.persona().mainLanguage)
    , m_fold(new QPushButton(this))
    , m_hint(quietLabel(objectName + u"Hint"_s, this))
    , m_body(new QWidget(this))
    , m_rows(new QVBoxLayout(m_body))
{
    const Theme &theme = themeOf(this);
    setObjectName(objectName + u"Section"_s);
    m_fold->setObjectName(objectName);
    m_fold->setCheckable(true);
    m_fold->setAutoDefault(false);
    m_fold->setFlat(true);
    connect(m_fold, &QPushButton::clicked, this, &FormSection::unfold);
    auto *head = new QHBoxLayout;
    head->setSpacing(theme.metrics.small);
    head->addWidget(m_fold, 0, Qt::AlignTop | Qt::AlignLeft);
    head->addWidget(m_hint, 1);
    m_rows->setContentsMargins(0, 0, 0, 0);
    m_rows->setSpacing(theme.metrics.large);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(theme.metrics.large);
    column->addLayout(head);
    column->addWidget(m_body);
    unfold(false);
    onThemeChange(this, [this] { unfold(m_fold->isChecked()); });
}

void FormSection::unfold(bool unfolded)
{
    m_fold->setChecked(unfolded);
    m_body->setVisible(unfolded);
    m_hint->setVisible(!unfolded);
    m_fold->setIcon(icon(unfolded ? IconName::ChevronDown : IconName::ChevronRight, themeOf(this)));
    if (unfolded && !std::exchange(m_wasUnfolded, true))
        Q_EMIT this->unfolded();
    else if (unfolded)
        Q_EMIT this->unfoldedAgain();
}

void FormSection::setWords(const QString &title, const QString &hint)
{
    m_fold->setText(title);
    m_hint->setText(hint);
    m_fold->setAccessibleDescription(hint);
}

FormField *FormSection::addField(Field field, const QString &objectName, QWidget *input)
{
    auto *row = new FormField(objectName, input, m_body);
    m_fields.insert(int(field), row);
    m_rows->addWidget(row);
    return row;
}

void FormSection::watchPastes(Field field, TextInput *input)
{
    connect(input, &TextInput::stepEnded, &m_edit, &PersonaEdit::endStep);
    connect(input, &TextInput::pasteCut, this, [this, field](qint64 pasted, qint64 taken) {
        m_fields.value(int(field))
            ->tell(
                tr("What you pasted has %L1 characters; the first %L2 were taken.").arg(pasted).arg(taken));
    });
}

TextInput *FormSection::addText(Field field, const QString &objectName, TextPart part, qsizetype longest,
                                int fewestLines, int mostLines)
{
    auto *input = new TextInput(objectName, fewestLines, mostLines, m_body);
    addField(field, objectName, input);
    input->setPasteLimit(longest + longest / 5);
    m_texts.insert(int(field), {input, part, longest});
    watchPastes(field, input);
    connect(input, &TextInput::edited, this, [this, field, part](const QString &written) {
        Q_EMIT edited(field);
        m_edit.changeText(field, m_language, [&](model::PersonaText &text) { text.*part = written; });
    });
    return input;
}

LineInput *FormSection::addLine(Field field, const QString &objectName,
                                std::function<void(model::Persona &, const QString &)> write)
{
    auto *input = new LineInput(objectName, m_body);
    addField(field, objectName, input);
    connect(input, &LineInput::stepEnded, &m_edit, &PersonaEdit::endStep);
    connect(input, &LineInput::edited, this, [this, field, write = std::move(write)](const QString &written) {
        Q_EMIT edited(field);
        m_edit.change(field, [&](model::Persona &persona) { write(persona, written); });
    });
    return input;
}

TextInput *FormSection::addNote(Field field, const QString &objectName, int fewestLines, int mostLines,
                                std::function<void(model::Persona &, const QString &)> write)
{
    auto *input = new TextInput(objectName, fewestLines, mostLines, m_body);
    addField(field, objectName, input);
    watchPastes(field, input);
    connect(input, &TextInput::edited, this, [this, field, write = std::move(write)](const QString &written) {
        Q_EMIT edited(field);
        m_edit.change(field, [&](model::Persona &persona) { write(persona, written); });
    });
    return input;
}

void FormSection::name(Field field, const QString &label, const QString &hint)
{
    m_fields.value(int(field))->setLabel(label);
    m_fields.value(int(field))->setHint(hint);
}

model::PersonaText FormSection::text() const { return m_edit.persona().texts.value(m_language); }

void FormSection::load()
{
    const model::PersonaText shown = text();
    for (auto written = m_texts.cbegin(); written != m_texts.cend(); ++written) {
        const QString &value = shown.*(written->part);
        written->input->show(value);
        m_fields.value(written.key())->setNote(textNote(value, written->longest));
    }
}

void FormSection::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::FontChange)
        unfold(m_fold->isChecked());
}

} // namespace studio::ui

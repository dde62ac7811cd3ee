// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/rooms/start/unread_texts.h"

#include "ui/forms/form_field.h"

#include <QLineEdit>
#include <QPlainTextEdit>

namespace studio::ui {

namespace {

QPair<QString, QString> nameOfInput(const QWidget &input)
{
    return {input.objectName(), input.accessibleName()};
}

void addTexts(InputTexts &texts, const QWidget &part)
{
    for (const auto *line : part.findChildren<QLineEdit *>())
        texts.insert(nameOfInput(*line), line->text());
    for (const auto *text : part.findChildren<QPlainTextEdit *>())
        texts.insert(nameOfInput(*text), text->toPlainText());
}

/// Not through LineInput or TextInput, whose functions only show a text.
template<class Input, class Write>
void writeInto(const QWidget &form, const InputTexts &texts, Write write)
{
    for (auto *input : form.findChildren<Input *>()) {
        const auto text = texts.constFind(nameOfInput(*input));
        if (text != texts.cend())
            write(*input, *text);
    }
}

} // namespace

InputTexts shownTexts(const QWidget &form)
{
    InputTexts texts;
    addTexts(texts, form);
    return texts;
}

InputTexts unreadTexts(const QWidget &form, const InputTexts &shown)
{
    InputTexts texts;
    for (const auto *field : form.findChildren<FormField *>()) {
        if (!field->flawText().isEmpty())
            addTexts(texts, *field);
    }
    for (auto text = texts.begin(); text != texts.end();)
        text = shown.value(text.key()) == *text ? texts.erase(text) : std::next(text);
    return texts;
}

void writeTexts(const QWidget &form, const InputTexts &texts)
{
    writeInto<QLineEdit>(form, texts, [](QLineEdit &input, const QString &text) { input.setText(text); });
    writeInto<QPlainTextEdit>(form, texts,
                              [](QPlainTextEdit &input, const QString &text) { input.setPlainText(text); });
}

} // namespace studio::ui

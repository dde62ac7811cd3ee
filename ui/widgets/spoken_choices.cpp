// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/spoken_choices.h"

#include <QAbstractItemView>
#include <QAccessibleWidget>
#include <QComboBox>
#include <QLineEdit>

namespace studio::ui {

namespace {

/// A combo box whose name is its label, and whose text is its entry. The bus of Linux has no other place for
/// the entry: its values are numbers. If users can write in the box, the field in it is the text, as Qt has
/// it.
class ChoiceAccessible : public QAccessibleWidget, public QAccessibleTextInterface
{
public:
    explicit ChoiceAccessible(QComboBox &box)
        : QAccessibleWidget(&box, QAccessible::ComboBox)
        , m_told(QObject::connect(&box, &QComboBox::currentTextChanged, &box, [this] { tell(); }))
    {
    }

    void *interface_cast(QAccessible::InterfaceType type) override
    {
        if (type == QAccessible::TextInterface)
            return field() ? nullptr : static_cast<QAccessibleTextInterface *>(this);
        return QAccessibleWidget::interface_cast(type);
    }

    int childCount() const override { return field() ? 2 : box() ? 1 : 0; }
    QAccessibleInterface *child(int index) const override
    {
        if (index == 0 && box())
            return QAccessible::queryAccessibleInterface(box()->view());
        return index == 1 && field() ? QAccessible::queryAccessibleInterface(field()) : nullptr;
    }
    int indexOfChild(const QAccessibleInterface *child) const override
    {
        if (box() && child->object() == box()->view())
            return 0;
        return field() && child->object() == field() ? 1 : -1;
    }
    QString text(QAccessible::Text kind) const override
    {
        return kind == QAccessible::Value ? entry() : QAccessibleWidget::text(kind);
    }

    QStringList actionNames() const override { return {showMenuAction(), pressAction()}; }
    void doAction(const QString &name) override
    {
        if (!box() || !actionNames().contains(name))
            QAccessibleWidget::doAction(name);
        else if (box()->view()->isVisible())
            box()->hidePopup();
        else
            box()->showPopup();
    }

    /// All of the entry counts as selected: of a text that changes, screen readers say what is selected.
    void selection(int, int *start, int *end) const override
    {
        *start = 0;
        *end = characterCount();
    }
    int selectionCount() const override { return characterCount() > 0 ? 1 : 0; }
    QString text(int start, int end) const override { return entry().mid(start, end - start); }
    int characterCount() const override { return int(entry().size()); }
    QString attributes(int, int *start, int *end) const override
    {
        selection(0, start, end);
        return {};
    }
    QRect characterRect(int) const override { return {}; }
    int offsetAtPoint(const QPoint &) const override { return -1; }
    int cursorPosition() const override { return 0; }
    void setCursorPosition(int) override {}
    void addSelection(int, int) override {}
    void removeSelection(int) override {}
    void setSelection(int, int, int) override {}
    void scrollToSubstring(int, int) override {}

protected:
    ~ChoiceAccessible() override { QObject::disconnect(m_told); }

private:
    /// Null while the box is destroyed: Qt may ask even then.
    [[nodiscard]] QComboBox *box() const { return qobject_cast<QComboBox *>(object()); }
    [[nodiscard]] QLineEdit *field() const { return box() ? box()->lineEdit() : nullptr; }
    [[nodiscard]] QString entry() const { return box() ? box()->currentText() : QString(); }

    /// While the list is open, the list tells its rows.
    void tell() const
    {
        if (!box() || field() || !box()->hasFocus() || box()->view()->isVisible())
            return;
        QAccessibleTextInsertEvent inserted(box(), 0, entry());
        QAccessible::updateAccessibility(&inserted);
    }

    QMetaObject::Connection m_told;
};

QAccessibleInterface *choiceOf(const QString &, QObject *object)
{
    auto *box = qobject_cast<QComboBox *>(object);
    return box ? new ChoiceAccessible(*box) : nullptr;
}

} // namespace

void makeChoicesSpoken()
{
    static const bool installed = [] {
        QAccessible::installFactory(choiceOf);
        return true;
    }();
    Q_UNUSED(installed)
}

} // namespace studio::ui

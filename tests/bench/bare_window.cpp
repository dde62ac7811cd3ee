// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later

// The least that a Qt program with a window can be: what bench_start compares the studio with.

#include <QApplication>
#include <QMainWindow>
#include <QPlainTextEdit>

int main(int argc, char **argv)
{
    const QApplication application(argc, argv);
    QMainWindow window;
    window.setCentralWidget(new QPlainTextEdit(&window));
    window.resize(1280, 800);
    window.show();
    return QApplication::exec();
}

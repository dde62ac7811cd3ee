// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtTest/qtestcase.h>

#include <type_traits>

namespace studio::tests {

/// A test class in a program that holds several, such as `suite_store`. Each source has one class in a
/// namespace named like the file, so that helpers of two sources never clash when they are compiled as one;
/// SUITE_TEST registers it here before main(). suite_main.cpp runs each class in a process of its own.
class SuiteEntry
{
public:
    using Run = int (*)(int argc, char **argv);

    SuiteEntry(const QMetaObject &type, Run run);

    /// The namespace of the class, which is its name in ctest: "tst_append".
    [[nodiscard]] QByteArray name() const;
    [[nodiscard]] int run(int argc, char **argv) const { return m_run(argc, argv); }

    /// The entries of this program, by name.
    [[nodiscard]] static QList<const SuiteEntry *> all();

private:
    const QMetaObject &m_type;
    Run m_run;
    const SuiteEntry *m_next;
};

/// Runs TEST under an APPLICATION (QApplication, QGuiApplication, QCoreApplication), or under none (void).
template<typename Application, typename Test>
int runTest(int argc, char **argv)
{
    if constexpr (std::is_void_v<Application>) {
        Test test;
        return QTest::qExec(&test, argc, argv);
    } else {
        Application application(argc, argv);
        application.setAttribute(Qt::AA_Use96Dpi, true); // like QTEST_MAIN, so that pictures have one size
        Test test;
        return QTest::qExec(&test, argc, argv);
    }
}

} // namespace studio::tests

/// In the namespace of the source, after the class; instead of QTEST_MAIN.
#define SUITE_TEST(APPLICATION, TEST)                                                                        \
    static const ::studio::tests::SuiteEntry suiteEntry(TEST::staticMetaObject,                              \
                                                        ::studio::tests::runTest<APPLICATION, TEST>);
